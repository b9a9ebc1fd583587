import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import type { RealEstateAgent } from '../../site/schema-org.ts';
import { addressData, contactData } from '../contact-lines/contact-data.server.ts';

interface Office {
  main_title: string;
  image: FinishedImage | null;
  list_items_repeater: readonly { description: string }[];
}

/** Returns an office as schema.org describes it; none for one without a name. */
export function officeData(
  office: Office,
  agent: { '@id': string },
  coords?: [number, number] | null,
): RealEstateAgent[] {
  const { main_title: name, image, list_items_repeater } = office;
  if (name === '') return [];
  return [
    {
      '@type': 'RealEstateAgent',
      name,
      ...(image && { image: image.src }),
      ...addressData(list_items_repeater),
      ...(coords && { geo: { '@type': 'GeoCoordinates', latitude: coords[0], longitude: coords[1] } }),
      ...contactData(list_items_repeater),
      parentOrganization: agent,
    },
  ];
}
