import type { Recipient } from '../../forms/recipient.ts';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { type SiteInfo, SiteProvider, useSite } from '../../site/site-context.tsx';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { OverlayExample } from '../../ui/overlay-example/overlay-example.tsx';
import { ContactModal } from './contact-modal.tsx';

const texts = defineTexts({
  fr: {
    broker: 'Courtière immobilière résidentielle',
    team: 'L’équipe de la Rive-Sud',
    teamTitle: 'Quatre courtiers à Longueuil',
    office: 'Bureau du Plateau',
    officeTitle: '4260, rue Saint-Denis, Montréal',
    administration: 'L’équipe administrative',
    administrationTitle: 'Contrats, factures et suivi de vos dossiers',
    direction: 'La direction',
    directionTitle: 'Sylvain Beauregard, dirigeant de l’agence',
    longName: 'Marie-Élisabeth de la Durantaye-Charbonneau et Jean-Christophe Archambault-Villeneuve',
    longTitle:
      'Courtiers immobiliers résidentiels et commerciaux agréés DA, spécialistes des copropriétés divises et indivises',
  },
  en: {
    broker: 'Residential real estate broker',
    team: 'The South Shore team',
    teamTitle: 'Four brokers in Longueuil',
    office: 'Plateau office',
    officeTitle: '4260 Saint-Denis Street, Montréal',
    administration: 'The administrative team',
    administrationTitle: 'Contracts, invoices and the follow-up of your files',
    direction: 'The executive team',
    directionTitle: 'Sylvain Beauregard, agency executive officer',
    longName: 'Marie-Élisabeth de la Durantaye-Charbonneau and Jean-Christophe Archambault-Villeneuve',
    longTitle:
      'Certified residential and commercial real estate brokers, specialists in divided and undivided co-ownership',
  },
});

const drawing = (svg: string, width: number, height: number): FinishedImage => ({
  kind: 'image',
  src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  alt: '',
  width,
  height,
  sources: [],
  center: { x: 50, y: 50 },
  filter: null,
  placeholder: null,
});

const portrait = drawing(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#c9d3c6"/><circle cx="48" cy="38" r="18" fill="#7d5a46"/><path d="M14 96a34 34 0 0 1 68 0z" fill="#2f4a3f"/></svg>',
  96,
  96,
);

const logoOf = (ink: string) =>
  drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 56"><path d="M4 50V24L26 6l22 18v26z" fill="none" stroke="${ink}" stroke-width="3"/><text x="64" y="38" font-family="Georgia,serif" font-size="30" fill="${ink}">Belvédère</text></svg>`,
    240,
    56,
  );
const logos = { light: logoOf('#ffffff'), dark: logoOf('#141412') };

type Texts = (typeof texts)['fr'];

interface Props {
  recipient: null | ((t: Texts) => Partial<Recipient>);
  site?: Partial<SiteInfo>;
}

const nobody: Recipient = { type: 'broker', slug: 'a', name: '', subtitle: '', underSubtitle: '', avatar: null };

function Example({ recipient, site }: Props) {
  const t = useTexts(texts);
  return (
    <SiteProvider info={{ ...useSite(), siteType: 'agency', logos, ...site }}>
      <OverlayExample>
        {(state) => <ContactModal {...state} recipient={recipient && { ...nobody, ...recipient(t) }} />}
      </OverlayExample>
    </SiteProvider>
  );
}

/** Returns an example of the modal for a recipient and a type of site. */
const example =
  (recipient: Props['recipient'], site: Partial<SiteInfo> = {}) =>
  () => <Example recipient={recipient} site={site} />;

const camille = (t: Texts) => ({
  name: 'Camille Roy-Tremblay',
  subtitle: t.broker,
  underSubtitle: '514\u00a0555-0142',
  avatar: portrait,
});

export const fixtures: ComponentFixtures = {
  default: example(null),
  broker: example(camille),
  'broker without a portrait': example((t) => ({ ...camille(t), avatar: null })),
  team: example((t) => ({ type: 'team', name: t.team, subtitle: t.teamTitle })),
  office: example((t) => ({
    type: 'office',
    name: t.office,
    subtitle: t.officeTitle,
    underSubtitle: '514\u00a0555-0100',
  })),
  'administrative team': example((t) => ({
    type: 'administrative_team',
    name: t.administration,
    subtitle: t.administrationTitle,
  })),
  'executive team': example((t) => ({ type: 'executive_team', name: t.direction, subtitle: t.directionTitle })),
  'very long names': example((t) => ({ type: 'team', name: t.longName, subtitle: t.longTitle })),
  'nothing known of the recipient': example(() => ({})),
  'a broker’s own site': example(null, { siteType: 'broker' }),
  'a site without a logo': example(null, { logos: { light: null, dark: null } }),
  'without a captcha key': example(camille, { captcha: null }),
};
