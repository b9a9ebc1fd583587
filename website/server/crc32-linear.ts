/** CRC-32 polynomial of gzip (RFC 1952 §8) with its bits reversed. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

/** Returns the product of two polynomials over GF(2), modulo the CRC-32 polynomial; the highest bit is the constant term. */
export function multiply(a: number, b: number): number {
  let product = 0;
  let power = b;
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((a >>> bit) & 1) product ^= power;
    power = power & 1 ? (power >>> 1) ^ POLYNOMIAL : power >>> 1;
  }
  return product >>> 0;
}

/** Returns the factor by which `bytes` further bytes multiply a checksum: x to the power of 8 times `bytes`. */
export function shiftOver(bytes: number): number {
  let result = ONE;
  let square = ONE >>> 8;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(square, result);
    square = multiply(square, square);
  }
  return result;
}
