import { newPasswordLabel } from '../accounts/passwords/password-texts.ts';

/** Overrides of Payload's English texts that use programmers' terms, or that contain a label that Payload does not translate. */
export const plainEnglish = {
  authentication: { newPassword: newPasswordLabel.en },
  fields: {
    addNewLabel: 'Add an item',
    chooseBetweenCustomTextOrDocument:
      'What you choose on the site is followed, in each language, even when its address changes.',
    chooseDocumentToLink: 'On the site',
    customURL: 'Address',
    internalLink: 'Page, article, person or office of the site',
    linkType: 'Leads to',
  },
  general: {
    collections: 'Documents',
    exitLivePreview: 'Close the live preview',
    livePreview: 'Live preview',
    locale: 'Language',
    locales: 'Languages',
    noLabel: '—',
    payloadSettings: 'Preferences',
    sortByLabelDirection: 'Sort this column in {{direction}} order',
    ascending: 'ascending',
    descending: 'descending',
  },
};
