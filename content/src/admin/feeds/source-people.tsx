'use client';

import { Button, toast } from '@payloadcms/ui';
import type { SourcePeople, SourcePerson } from '@vitrine/contract/core/staff-feed-people.ts';
import { useRouter } from 'next/navigation.js';
import { useTransition } from 'react';
import type { Language } from '../leads/staff-api.ts';
import { matchPerson, refusePerson, restorePerson } from './actions.ts';
import { createFromSource } from './create-from-source.ts';
import { sourcePeopleTexts } from './source-people-texts.ts';

interface ListProps {
  language: Language;
  feed: string;
  people: SourcePeople | null;
}

/** Lists the brokers and brokerages of a source that its sites lack; those whom staff have refused are in a collapsed list below. */
export function SourcePeopleList({ language, feed, people }: ListProps) {
  const texts = sourcePeopleTexts[language];
  if (people === null) return <p className="lead-hint">{texts.unavailable}</p>;
  const lacking = people.people.filter((person) => person.lacking.length > 0);
  const refused = people.people.filter((person) => person.refusing.length > 0);
  if (lacking.length + refused.length === 0) return null;
  const rest = people.total - people.people.length;
  return (
    <section className="feed-failures">
      {lacking.length > 0 && (
        <>
          <h2>{texts.title}</h2>
          <p className="lead-hint">{texts.intro}</p>
          <ul>
            {lacking.map((person) => (
              <PersonRow key={`${person.resource} ${person.key}`} language={language} feed={feed} person={person} />
            ))}
          </ul>
          {rest > 0 && <p className="lead-hint">{texts.more(rest)}</p>}
        </>
      )}
      {refused.length > 0 && (
        <details className="feed-advanced">
          <summary>
            {texts.refusedTitle} ({refused.length})
          </summary>
          <p className="lead-hint">{texts.refusedIntro}</p>
          <ul>
            {refused.map((person) => (
              <PersonRow
                key={`${person.resource} ${person.key}`}
                language={language}
                feed={feed}
                person={person}
                isRefused
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface RowProps {
  language: Language;
  feed: string;
  person: SourcePerson;
  isRefused?: boolean;
}

function PersonRow({ language, feed, person, isRefused = false }: RowProps) {
  const texts = sourcePeopleTexts[language];
  const router = useRouter();
  const [isBusy, start] = useTransition();
  const { resource, key, name } = person;
  const place = [person.title, person.office, person.street, person.city].filter(Boolean).join(' · ');
  const isOnlySite = person.lacking.length + person.refusing.length === 1;

  const create = (site: string) =>
    start(async () => {
      const made = await createFromSource({ feed, resource, key, site });
      if (made.kind === 'made')
        toast.success(texts.created(name), { action: { label: texts.open, onClick: () => router.push(made.path) } });
      else toast.error(made.kind === 'gone' ? texts.gone : texts.failure);
      router.refresh();
    });
  const decide = (send: typeof refusePerson, site: string, done: string) =>
    start(async () => {
      const answer = await send(language, feed, { resource, key, microsite_id: site, name }).catch(() => null);
      if (answer?.kind === 'ok') toast.success(done);
      else toast.error(answer?.kind === 'refused' ? answer.message : texts.failure);
      router.refresh();
    });

  const match = (site: string, slug: string, done: string) =>
    decide((language, feed, decision) => matchPerson(language, feed, { ...decision, slug }), site, done);

  return (
    <li aria-busy={isBusy}>
      <strong>
        {texts.kinds[resource]} {name}
      </strong>
      {place && <span>{place}</span>}
      <span className="lead-hint">{texts.facts(key, person.listings)}</span>
      <div className="feed-buttons">
        {isRefused
          ? person.refusing.map(({ microsite_id, name: site }) => (
              <Button
                key={microsite_id}
                buttonStyle="secondary"
                size="small"
                disabled={isBusy}
                onClick={() => decide(restorePerson, microsite_id, texts.restored(name))}
              >
                {isOnlySite ? texts.restore : texts.restoreOn(site[language])}
              </Button>
            ))
          : person.lacking.map(({ microsite_id, name: site, suggested }) => (
              <div key={microsite_id} className="feed-buttons">
                {suggested && (
                  <Button
                    size="small"
                    disabled={isBusy}
                    onClick={() => match(microsite_id, suggested.slug, texts.matched(suggested.name))}
                  >
                    {isOnlySite ? texts.match(suggested.name) : texts.matchOn(suggested.name, site[language])}
                  </Button>
                )}
                <Button size="small" disabled={isBusy} onClick={() => create(microsite_id)}>
                  {isOnlySite ? texts.create(resource) : texts.createOn(resource, site[language])}
                </Button>
                <Button
                  buttonStyle="secondary"
                  size="small"
                  disabled={isBusy}
                  onClick={() => decide(refusePerson, microsite_id, texts.refused(name))}
                >
                  {isOnlySite ? texts.refuse : texts.refuseOn(site[language])}
                </Button>
              </div>
            ))}
      </div>
    </li>
  );
}
