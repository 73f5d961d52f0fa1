/** The browser's tests play the server that is shipped, made of the sources as they are now. */
import { buildServer } from '../tools/prepare.mjs';

export default buildServer;
