// The sources run as they are written: a process has to be told so by itself, because it does not inherit the loader.
import { register } from 'tsx/esm/api';

register();
await import('./worker-main.ts');
