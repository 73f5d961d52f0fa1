// Loaded before a server whose memory is read: a message of the bench that started it has it collect all of its garbage
// and say what is left. The server itself knows nothing of it.
process.on('message', (message) => {
  if (message?.bench !== 'collect') return;
  globalThis.gc();
  // What the first collection lets go of outside the heap is gone after a while.
  setTimeout(() => {
    globalThis.gc();
    process.send?.({ bench: 'collected', memory: process.memoryUsage() });
  }, 200);
});
