import type { PayloadRequest } from 'payload';

/** Returns true when this account, or every account, must have a second factor. */
export async function isFactorDemanded(
  req: PayloadRequest,
  user: { second_factor_required?: boolean | null },
): Promise<boolean> {
  if (user.second_factor_required) return true;
  const settings = await req.payload.findGlobal({ slug: 'account-settings', depth: 0, req });
  return settings.second_factor_required === true;
}
