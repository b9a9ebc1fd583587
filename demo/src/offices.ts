import type { OfficeBundle } from '@vitrine/contract/site.ts';

/** The offices of the agency. */
export const offices: OfficeBundle[] = [
  {
    slug: 'montreal-plateau',
    name: { fr: 'Montréal — Plateau', en: 'Montréal — Plateau' },
    street: { fr: '4260, rue Saint-Denis, bureau\u00a0200', en: '4260 Saint-Denis Street, Suite 200' },
    city: 'Montréal',
    postalCode: 'H2J 2K8',
    phone: '514 555-0142',
    email: 'plateau@groupe-rivage.example',
    coords: [45.52214, -73.57862],
    picture: '/resources/office-001.webp',
  },
  {
    slug: 'quebec-montcalm',
    name: { fr: 'Québec — Montcalm', en: 'Québec City — Montcalm' },
    street: { fr: '1075, avenue Cartier', en: '1075 Cartier Avenue' },
    city: 'Québec',
    postalCode: 'G1R 2S6',
    phone: '418 555-0167',
    email: 'quebec@groupe-rivage.example',
    coords: [46.80412, -71.22508],
    picture: '/resources/office-003.webp',
  },
  {
    slug: 'longueuil',
    name: { fr: 'Rive-Sud — Longueuil', en: 'South Shore — Longueuil' },
    street: { fr: '215, rue Saint-Charles Ouest', en: '215 Saint-Charles Street West' },
    city: 'Longueuil',
    postalCode: 'J4H 1E1',
    phone: '450 555-0118',
    email: 'longueuil@groupe-rivage.example',
    coords: [45.53921, -73.50807],
    picture: '/resources/office-002.webp',
  },
  {
    slug: 'saint-sauveur',
    name: { fr: 'Laurentides — Saint-Sauveur', en: 'Laurentians — Saint-Sauveur' },
    street: { fr: '72, avenue de la Gare', en: '72 Avenue de la Gare' },
    city: 'Saint-Sauveur',
    postalCode: 'J0R 1R0',
    phone: '450 555-0193',
    email: 'laurentides@groupe-rivage.example',
    coords: [45.89318, -74.15742],
    picture: '/resources/office-005.webp',
  },
];
