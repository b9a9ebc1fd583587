import { type Endpoint, getAccessResults } from 'payload';

/** Replaces Payload's `/api/access`, which describes every collection and field to visitors who are not logged in. */
export const accessEndpoint: Endpoint = {
  path: '/access',
  method: 'get',
  handler: async (req) => Response.json(req.user ? await getAccessResults({ req }) : { canAccessAdmin: false }),
};
