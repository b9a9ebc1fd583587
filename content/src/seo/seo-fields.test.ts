import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { seoField } from './seo-fields.ts';

interface Shown {
  name: string;
  label: unknown;
  isChoice: boolean;
  /** True when a group that is closed at first holds the field. */
  isPutAway: boolean;
}

const shownFields = (fields: readonly Field[], isPutAway = false): Shown[] =>
  fields.flatMap((field) => {
    if (field.type === 'collapsible') return shownFields(field.fields, field.admin?.initCollapsed === true);
    if (field.type === 'group') return shownFields(field.fields, isPutAway);
    if (!('name' in field)) return [];
    const { label, name } = field;
    return [{ name, label, isPutAway, isChoice: JSON.stringify(field.admin ?? {}).includes('ChoiceField') }];
  });

const fields = shownFields([seoField()]);

test('the technical fields of a page are put away, and those of few values are choices', () => {
  expect(fields.filter(({ isPutAway }) => isPutAway).map(({ name, isChoice }) => [name, isChoice])).toEqual([
    ['og_type', true],
    ['og_locale', true],
    ['og_url', false],
    ['fb_app_id', false],
    ['canonical_url', false],
  ]);
});

test('no label is a technical name', () => {
  expect(fields.filter(({ label }) => /_|canoni|app id/i.test(JSON.stringify(label)))).toEqual([]);
});
