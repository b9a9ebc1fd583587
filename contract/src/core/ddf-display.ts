/** Texts and links that CREA asks of sites that show DDF. */
export const ddfDisplay = {
  badge: { fr: 'Alimenté par REALTOR.ca', en: 'Powered by REALTOR.ca' },
  showsBrokerages: true,
  disclaimer: {
    fr: 'REALTOR®, REALTORS® et le logo REALTOR® sont des marques contrôlées par l’Association canadienne de l’immobilier (ACI) et désignent les professionnels de l’immobilier membres de l’ACI. MLS®, Multiple Listing Service® et les logos connexes appartiennent à l’ACI et attestent la qualité des services de ses membres.',
    en: 'The trademarks REALTOR®, REALTORS® and the REALTOR® logo are controlled by The Canadian Real Estate Association (CREA) and identify real estate professionals who are members of CREA. The trademarks MLS®, Multiple Listing Service® and the associated logos are owned by CREA and identify the quality of services provided by its members.',
  },
};
