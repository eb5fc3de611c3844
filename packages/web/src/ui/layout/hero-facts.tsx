import type { ReactNode } from 'react';
import styles from './hero-facts.module.css';

interface HeroFact {
  name: string;
  value: ReactNode;
}

interface HeroFactsProps {
  facts: readonly HeroFact[];
  /** Uses the whole width. */
  spread?: boolean;
}

/** The facts at the foot of a hero; unknown ones are left out. */
export const HeroFacts = ({ facts, spread }: HeroFactsProps) => (
  <dl className={styles.facts} data-spread={spread || undefined}>
    {facts
      .filter(({ value }) => value)
      .map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
