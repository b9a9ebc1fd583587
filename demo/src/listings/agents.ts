import { people } from '../people.ts';
import type { Municipality } from './place.ts';

const inOffice = (office: string) => people.filter((person) => person.office === office).map(({ slug }) => slug);

const everyone = people.map(({ slug }) => slug);

/** The regional county municipalities (the first two digits of a code) of each office. */
const territories: readonly { office: string; from: number; to: number }[] = [
  { office: 'quebec-montcalm', from: 1, to: 42 },
  { office: 'longueuil', from: 43, to: 59 },
  { office: 'saint-sauveur', from: 60, to: 64 },
  { office: 'montreal-plateau', from: 65, to: 66 },
  { office: 'longueuil', from: 67, to: 71 },
  { office: 'saint-sauveur', from: 72, to: 85 },
];

const agentsByOffice = new Map(territories.map(({ office }) => [office, inOffice(office)]));

/** Returns the slugs of the brokers who work in a municipality; any broker outside the territories of the offices. */
export function agentsOf({ code }: Municipality): readonly [string, ...string[]] {
  const county = Number(code.slice(0, 2));
  const territory = territories.find(({ from, to }) => county >= from && county <= to);
  const [first = 'maude-tessier-lavoie', ...others] = (territory && agentsByOffice.get(territory.office)) ?? everyone;
  return [first, ...others];
}

const officeOf = new Map(people.map(({ slug, office }) => [slug, office]));

/** Returns the broker of a listing and the broker's office. */
export const agentAndOffice = (agent: string) => ({ AgentKey: agent, OfficeKey: officeOf.get(agent) ?? null });
