import button from '@touchline/web/ui/button.module.css';
import { classNames } from '@touchline/web/ui/class-names';
import field from '@touchline/web/ui/field.module.css';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** The one that the form or the page is for. */
  main?: boolean;
}

export const Button = ({ main, ...props }: ButtonProps) => (
  <button type="button" className={classNames(button.btn, main && button.main)} {...props} />
);

export const ButtonLink = ({ main, ...props }: ComponentProps<'a'> & { main?: boolean }) => (
  <a className={classNames(button.btn, main && button.main)} {...props} />
);

export const ErrorBox = ({ children }: { children: ReactNode }) => (
  <div className="error" role="alert">
    {children}
  </div>
);

const OPEN_FAULTS = 3;

/** The files of SEASONS_DIR that are left out, with what is wrong in them. */
export const SeasonFaults = ({ faults }: { faults: readonly string[] }) =>
  faults.length > 0 && (
    <details className="error" open={faults.length <= OPEN_FAULTS}>
      <summary>{`Seasons left out of SEASONS_DIR (${faults.length})`}</summary>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </details>
  );

interface LabelledProps {
  label: string;
  hint?: string | undefined;
  children: (props: { id: string; className: string | undefined }) => ReactNode;
}

/** A control with its label above and its hint below, for controls that the site's field has not. */
function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, className: field.input })}
      {hint !== undefined && <p className={field.hint}>{hint}</p>}
    </div>
  );
}

type Described = Pick<LabelledProps, 'label' | 'hint'>;

export const Select = ({ label, hint, ...props }: Described & ComponentProps<'select'>) => (
  <Labelled label={label} hint={hint}>
    {(control) => <select {...control} {...props} />}
  </Labelled>
);

export const TextArea = ({ label, hint, ...props }: Described & ComponentProps<'textarea'>) => (
  <Labelled label={label} hint={hint}>
    {(control) => <textarea spellCheck={false} {...control} {...props} />}
  </Labelled>
);

export const Checkbox = ({ label, ...props }: ComponentProps<'input'> & { label: string }) => (
  <label className="check">
    <input type="checkbox" {...props} /> {label}
  </label>
);

export interface CardProps {
  name: string;
  text: string;
  time?: string | undefined;
}

export const CardButton = ({
  name,
  text,
  time,
  ...props
}: CardProps & ComponentProps<'button'>) => (
  <button type="button" className="card" data-key={name} {...props}>
    <CardText name={name} text={text} time={time} />
  </button>
);

/** Name, description and time of a card that is a link or a button. */
export const CardText = ({ name, text, time }: CardProps) => (
  <>
    <b>{name}</b>
    <span>{text}</span>
    {time !== undefined && <time>{time}</time>}
  </>
);
