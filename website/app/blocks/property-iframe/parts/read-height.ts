/** Heights outside these bounds are ignored, px. */
const lowest = 100;
const highest = 20_000;

/** Property names under which messages carry their event id. */
const idNames = ['event_id', 'eventId', 'event', 'type', 'id'] as const;
const heightNames = ['height', 'value', 'data'] as const;

/**
 * Returns the height in px that a message of the embedded page announces, or null for any other message: `{ event_id: 'height',
 * height: 1840 }`, as an object or as JSON, with common spellings of the names. Only the event id is certain (listing.27).
 */
export function readHeight(message: unknown): number | null {
  const said = typeof message === 'string' ? parsed(message) : message;
  if (!isRecord(said)) return null;
  const isAboutHeight = idNames.some((name) => typeof said[name] === 'string' && /height|resize/i.test(said[name]));
  if (!isAboutHeight) return null;
  for (const name of heightNames) {
    const value = said[name];
    const given = isRecord(value) ? value.height : value;
    const height =
      typeof given === 'string' || typeof given === 'number' ? Number.parseFloat(String(given)) : Number.NaN;
    if (Number.isFinite(height)) return height >= lowest && height <= highest ? Math.ceil(height) : null;
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
