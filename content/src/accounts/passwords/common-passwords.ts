let passwords: Promise<ReadonlySet<string>> | undefined;

/** Loads the list, 49,000 passwords of data leaks in lower case. They take some megabytes, which processes without passwords do without. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Returns true when a password in lower case is one of the most common ones. */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwords ??= load();
  return (await passwords).has(password);
}
