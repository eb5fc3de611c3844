type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const isText = (value: unknown) => typeof value === 'string' && value !== '';
const hasId = (value: unknown) => isText(fieldsOf(value).id);

/** Whether a row has the fields that cases need for requests and titles. The cases of its list check the others. */
const isUsable = {
  match: (row: unknown) => {
    const { statusId, startTime, homeTeam, awayTeam, tournament } = fieldsOf(row);
    const isPlayed = isText(statusId) && Number.isFinite(startTime);
    return isPlayed && [row, homeTeam, awayTeam, tournament].every(hasId);
  },
  tournament: hasId,
  ranking: hasId,
  news: hasId,
};

/** The rows of a list that cases can use. */
export const usableRows = <T>(kind: keyof typeof isUsable, rows: unknown): T[] =>
  Array.isArray(rows) ? rows.filter(isUsable[kind]) : [];
