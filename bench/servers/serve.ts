import { createServer, type RequestListener } from 'node:http';

/** Serves on `PORT` with plain node:http and reports the CPU time of this process at `/metrics` in the website's format. */
export function serve(handle: RequestListener): void {
  const server = createServer((req, res) => {
    if (req.url === '/readyz') return res.end();
    if (req.url === '/metrics') return res.end(`process_cpu_seconds_total ${cpuSeconds()}\n`);
    handle(req, res);
  });
  server.listen(Number(process.env.PORT));
  process.once('SIGTERM', () => process.exit());
}

/** Returns the CPU time of this process, all threads, in seconds. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Returns a variable of the environment; throws when it is not set. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}
