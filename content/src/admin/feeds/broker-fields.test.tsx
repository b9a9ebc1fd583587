// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FeedValues } from './feed-form-values.ts';

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, 'aria-label': label }: React.ComponentProps<'button'>) => (
    <button type="button" aria-label={label} onClick={onClick}>
      {children}
    </button>
  ),
}));

const { BrokerFields } = await import('./broker-fields.tsx');

const sites = [
  { id: 'm-1', name: 'Groupe Rivage', brokers: [{ slug: 'maude-roy', name: 'Maude Roy' }] },
  { id: 'm-2', name: 'Domaine', brokers: [{ slug: 'leo-roy', name: 'Léo Roy' }] },
];

interface FormProps {
  initial: FeedValues['brokers'];
  fed: string[];
  onBrokers: (brokers: FeedValues['brokers']) => void;
}

function Form({ initial, fed, onBrokers }: FormProps) {
  const [brokers, setBrokers] = useState(initial);
  return (
    <BrokerFields
      language="fr"
      sites={sites}
      values={{ brokers, destinations: [{ id: '', sites: fed }] }}
      wrong={{}}
      onChange={(given) => {
        setBrokers(given.brokers);
        onBrokers(given.brokers);
      }}
    />
  );
}

/** Opens the form and returns the function that gets its brokers after each change. */
function open(initial: FeedValues['brokers'], fed: string[]) {
  onTestFinished(cleanup);
  const onBrokers = vi.fn();
  render(<Form initial={initial} fed={fed} onBrokers={onBrokers} />);
  return onBrokers;
}
const people = () => [...screen.getByRole('combobox').querySelectorAll('option')].map(({ textContent }) => textContent);

test('a broker of a source is led to a person of the sites that the source feeds', () => {
  const onBrokers = open([], ['m-1']);
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter un courtier' }));
  expect(people()).toEqual(['Choisir…', 'Maude Roy']);
  fireEvent.change(screen.getByLabelText('Numéro dans la source'), { target: { value: 'R77' } });
  fireEvent.change(screen.getByLabelText('Personne de l’équipe'), { target: { value: 'maude-roy' } });
  expect(onBrokers).toHaveBeenLastCalledWith([{ key: 'R77', slug: 'maude-roy' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Retirer le courtier R77' }));
  expect(onBrokers).toHaveBeenLastCalledWith([]);
});

test('a person who has left the team stays chosen, and says so', () => {
  open([{ key: 'R77', slug: 'gone' }], []);
  expect(people()).toEqual(['Choisir…', 'N’est plus dans l’équipe', 'Maude Roy', 'Léo Roy']);
});
