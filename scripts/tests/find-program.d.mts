type Environment = Record<string, string | undefined>;

export declare function isProgram(path: string): boolean;
export declare function findProgram(names: string[], env?: Environment): string | null;
