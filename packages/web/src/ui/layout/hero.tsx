import type { ReactNode } from 'react';
import { classNames } from '../dom/class-names.ts';
import { Numerals } from '../figures/numerals.tsx';
import lit from '../graphics/club-glow.module.css';
import { ClubGlow } from '../graphics/club-glow.tsx';
import styles from './hero.module.css';

interface HeroPart {
  /** A flag or another mark before the text. */
  before?: ReactNode;
  text: string;
}

interface HeroProps {
  /** The colour of the light behind it. */
  colour: string;
  name: string;
  emblem: ReactNode;
  /** Shown under the name; empty parts are left out. */
  line: readonly HeroPart[];
  numbers: ReactNode;
  /** The star, and what stands beside it. */
  actions: ReactNode;
  children: ReactNode;
}

/** The head of a team's or a tournament's page. */
export function Hero({ colour, name, emblem, line, numbers, actions, children }: HeroProps) {
  return (
    <section className={classNames(lit.lit, styles.hero)} aria-label={name}>
      <ClubGlow colour={colour} className={styles.beam} />
      <div className={styles.main}>
        {emblem}
        <div className={styles.who}>
          <h1>{name}</h1>
          <div className={styles.line}>
            {line
              .filter(({ text, before }) => text || before)
              .map(({ text, before }) => (
                <span key={text}>
                  {before}
                  <span>
                    <Numerals as="fig-m" text={text} />
                  </span>
                </span>
              ))}
          </div>
        </div>
        <div className={styles.numbers}>{numbers}</div>
        <span className={styles.actions}>{actions}</span>
      </div>
      {children}
    </section>
  );
}
