/** Returns the address of the sender of a request. The admin's server sets this header itself and ignores the client's. */
export const clientAddress = (headers: Headers | undefined): string =>
  headers?.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
