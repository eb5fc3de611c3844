import type { ComponentProps, ReactNode } from 'react';
import styles from './facts.module.css';
import hero from './hero-facts.module.css';

interface Fact {
  name: string;
  value: ReactNode;
}

interface FactListProps extends ComponentProps<'dl'> {
  facts: readonly Fact[];
}

const FactList = ({ facts, ...props }: FactListProps) => (
  <dl {...props}>
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

/** Facts as a table; unknown ones are left out. */
export const Facts = ({ facts }: Pick<FactListProps, 'facts'>) => (
  <FactList className={styles.facts} facts={facts} />
);

interface HeroFactsProps extends Pick<FactListProps, 'facts'> {
  /** Uses the whole width. */
  spread?: boolean;
}

/** The facts at the foot of a hero; unknown ones are left out. */
export const HeroFacts = ({ facts, spread }: HeroFactsProps) => (
  <FactList className={hero.facts} data-spread={spread || undefined} facts={facts} />
);
