/** The clubs that the house advertises with; their names stand in the catalogues under content.promoTeams. */
export const promoTeams = ['te-eng-7', 'te-eng-12', 'te-eng-1', 'te-eng-2'] as const;
