// SvelteKit 3 wants Node >= 22.17; on Node 20 the only missing built-in it hits is Promise.withResolvers.
Promise.withResolvers ??= function () {
  let resolve, reject;
  const promise = new this((a, b) => {
    resolve = a;
    reject = b;
  });
  return { promise, resolve, reject };
};
