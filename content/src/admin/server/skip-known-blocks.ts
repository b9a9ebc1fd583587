/** Code in `populateFieldPermissions` before which the check is inserted: the loop over blocks reaches the fields of a block here. */
const place = `                    if (!blockPermission.fields) {
                        blockPermission.fields = {};
                    }
                    // Handle block references`;

const check = `                    if (typeof _block === 'string' && blockReferencesPermissions[_block] === blockPermission) continue;
`;

/**
 * Bundler loader for the Payload module that computes the permissions of every field on each request. Payload walks through the fields of a
 * block at each reference to the block, with the same result each time; the loader adds a check that skips blocks whose permissions are
 * already known (decision 0078). Throws when the module's source is not the expected one.
 */
export default function skipKnownBlocks(source: string): string {
  const parts = source.split(place);
  if (parts.length === 2) return parts.join(check + place);
  throw new Error(
    'Payload has changed populateFieldPermissions: read docs/decisions/0078 and adapt or drop this loader.',
  );
}
