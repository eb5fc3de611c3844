import { classNames } from '../dom/class-names.ts';
import styles from './choice-tabs.module.css';
import tabs from './tabs.module.css';

interface ChoiceTabsProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  textOf: (choice: Choice) => string;
  /** Draws a line below all tabs. */
  ruled?: boolean;
}

/** A row of tabs that are buttons, for a choice without an address of its own. */
export const ChoiceTabs = <Choice extends string>({
  label,
  choices,
  chosen,
  onChoose,
  textOf,
  ruled,
}: ChoiceTabsProps<Choice>) => (
  <fieldset
    className={classNames(tabs.tabs, styles.choice)}
    aria-label={label}
    data-ruled={ruled || undefined}
  >
    {choices.map((choice) => (
      <button
        key={choice}
        type="button"
        className={tabs.tab}
        aria-pressed={choice === chosen}
        onClick={() => onChoose(choice)}
      >
        {textOf(choice)}
      </button>
    ))}
  </fieldset>
);
