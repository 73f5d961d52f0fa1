/** The module that a server loads: see draw.ts. */
import css from '../../styles/tokens.css?raw';
import { drawer } from './draw.ts';

export const draw = drawer(css);
