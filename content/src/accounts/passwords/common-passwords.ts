let passwords: Promise<ReadonlySet<string>> | undefined;

/**
 * Loads the list of 49,000 leaked passwords in lower case. It is loaded on first use, because it takes some megabytes that most processes do
 * not need.
 */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Returns true when a password in lower case is one of the most common ones. */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwords ??= load();
  return (await passwords).has(password);
}
