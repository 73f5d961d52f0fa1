// A thread of a worker process. A worker that is caught in a loop never hears that its server was killed: this one sees
// it, and ends both.
import { workerData } from 'node:worker_threads';

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, 500);
