/** A moment of the real seasons. Its title and text are those of the site, under its id. */
export interface RealDay {
  readonly id: string;
  /** In milliseconds. */
  readonly at: number;
  /** The day where it is played, which UTC may have left. */
  readonly date: string;
  /** The match that shows it best. */
  readonly matchId: string;
}

const day = <Id extends string>(id: Id, at: string, matchId: string, date = at.slice(0, 10)) =>
  ({ id, at: Date.parse(at), date, matchId }) as const satisfies RealDay;

/** In the order of time. */
export const realDays = [
  day('england-2012', '2012-05-13T15:20:00Z', 'ma-en1-2011-38-3'),
  day('munich-2012', '2012-05-19T21:10:00Z', 'ma-uefacl-2011-s4r1-1'),
  day('spain-2014', '2014-05-17T17:10:00Z', 'ma-es1-2013-38-3'),
  day('england-2016', '2016-05-02T20:20:00Z', 'ma-en1-2015-36-10'),
  day('liverpool-2019', '2019-05-07T20:20:00Z', 'ma-uefacl-2018-s3r1-3'),
  day('germany-2019', '2019-05-18T14:40:00Z', 'ma-de1-2018-34-6'),
  day('china-2019', '2019-12-01T08:20:00Z', 'ma-cn1-2019-30-3'),
  day('brazil-2021', '2021-02-26T01:50:00Z', 'ma-br1-2020-38-1', '2021-02-25'),
  day('england-2022', '2022-05-22T16:10:00Z', 'ma-en1-2021-38-2'),
  day('germany-2023', '2023-05-27T14:40:00Z', 'ma-de1-2022-34-9'),
] as const;

/** The days that the data have matches on, from the first to the last. */
export const REAL_RANGE = { first: '2010-07-12', last: '2026-03-09' } as const;
