/** Returns a readable message for an error at the start of the website on `port`. */
export function startFailure(error: unknown, port: string): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: stop it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  return error.message;
}
