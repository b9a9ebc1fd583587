export declare const headlessShell: string;
export declare const chromiumFlags: string[];
export declare function findChromium(env?: Record<string, string | undefined>): string | null;
