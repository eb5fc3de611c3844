import type { Match } from '@touchline/types';
import type { ComponentType } from 'react';

export interface ShowProps {
  /** A match, or the matches of a league or of a day. */
  of: Match | readonly Match[];
  /** The league. */
  tournament?: Match['tournament'];
  /** As an eye, in a row. */
  isIcon?: boolean;
  className?: string | undefined;
}

let Part: ComponentType<ShowProps> | undefined;

/** Called before the first render of a document with covered results; other documents do not load the part. */
export function setShowPart(part: ComponentType<ShowProps>): void {
  Part = part;
}

/** The button that uncovers the results that are covered; nothing where there are none. */
export const Show = (props: ShowProps) => Part && <Part {...props} />;
