import type { ImportMap } from 'payload';

/** The admin's components by path, written by `write-import-map.ts`. */
export declare const importMap: ImportMap;
