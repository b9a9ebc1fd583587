/** Contact details of a visitor, shared by the forms of a session (contact.16). */
export interface VisitorInfo {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
}

const key = 'vitrine.visitor';
const nobody: VisitorInfo = { firstname: '', lastname: '', email: '', phone: '' };

export function visitorInfo(): VisitorInfo {
  const stored = readStored();
  const info = { ...nobody };
  for (const name of visitorInfoKeys) {
    const value = stored[name];
    if (typeof value === 'string') info[name] = value;
  }
  return info;
}

const visitorInfoKeys: readonly (keyof VisitorInfo)[] = ['firstname', 'lastname', 'email', 'phone'];

const isKnown = (name: string): name is keyof VisitorInfo => visitorInfoKeys.some((known) => known === name);

/** Stores one field; an unknown name only logs a warning. */
export function rememberVisitorInfo(name: string, value: string): void {
  if (!isKnown(name)) {
    console.warn(`Unknown contact info key: ${name}`);
    return;
  }
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...visitorInfo(), [name]: value }));
  } catch {
    // A full or unavailable storage only means that the visitor types the details again.
  }
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
