import type { Currency } from '@touchline/types';
import type { ReactNode } from 'react';

/** The site's own simple marks, in the usual colours of the coins. */
const marks: Record<Currency, { colour: string; mark: ReactNode }> = {
  USDT: {
    colour: '#1a8f6c',
    mark: (
      <path
        d="M6.5 6.8h11M12 7v11M6.8 11.5c0 1.3 2.3 2 5.2 2s5.2-.7 5.2-2-2.3-2-5.2-2-5.2.7-5.2 2z"
        stroke="#fff"
        strokeWidth="1.7"
      />
    ),
  },
  BTC: {
    colour: '#f0901c',
    mark: (
      <path
        d="M8.8 6.5h4.4c3.6 0 3.6 5 0 5H9.2m4.4 0c4.2 0 4.2 6 0 6H8.8M9.8 6.5v11M11 4.5v2M13.5 4.5v2M11 17.5v2M13.5 17.5v2"
        stroke="#fff"
        strokeWidth="1.7"
      />
    ),
  },
  ETH: {
    colour: '#5b6ee1',
    mark: (
      <>
        <path d="M12 4l5 8.2-5 3-5-3z" fill="#fff" />
        <path d="M12 20l5-6.8-5 3-5-3z" fill="#fff" fillOpacity=".72" />
      </>
    ),
  },
  TRX: {
    colour: '#d9252f',
    mark: (
      <path
        d="M6 6.5l9.8 1.8L19 11l-7.5 8zM6 6.5l6.5 5.5L19 11M12.5 12l-1 7M12.5 12l3.3-3.7"
        stroke="#fff"
        strokeWidth="1.3"
      />
    ),
  },
};

export const coinColour = (symbol: Currency): string => marks[symbol].colour;

export const CoinMark = ({ symbol }: { symbol: Currency }) => (
  <svg viewBox="0 0 24 24" width="34" height="34" fill="none" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill={marks[symbol].colour} />
    {marks[symbol].mark}
  </svg>
);
