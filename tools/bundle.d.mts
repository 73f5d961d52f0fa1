/** Makes a folder of apps/server anew; its path. */
export function bundleServer(entries?: Readonly<Record<string, string>>, folder?: string): Promise<string>;
