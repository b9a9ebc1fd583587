import { fileTypeFromBuffer } from 'file-type';

/** Media types that the media library accepts, with the file extension of each. */
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

export const acceptedTypes = Object.keys(extensions);

export interface FileType {
  mimetype: string;
  extension: string;
}

/** True when the file looks like an SVG, which has no file signature. Payload parses it later and refuses one with scripts. */
const looksLikeSvg = (data: Buffer): boolean => /<svg[\s>]/i.test(data.toString('utf8', 0, 4096));

/** Returns the media type of a file by its content, not its name; null when the library does not accept it. */
export async function detectFileType(data: Buffer): Promise<FileType | null> {
  const detected = (await fileTypeFromBuffer(data))?.mime ?? 'application/xml';
  const mimetype = detected === 'application/xml' && looksLikeSvg(data) ? 'image/svg+xml' : detected;
  const extension = extensions[mimetype];
  return extension === undefined ? null : { mimetype, extension };
}
