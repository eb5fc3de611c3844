import { createContext, type ReactNode, use } from 'react';
import { classNames } from '../dom/class-names.ts';
import styles from './main.module.css';

export const MAIN_ID = 'main';

/** True for a page that is rendered inside another one, which has the `main` element. */
const NestedPageContext = createContext(false);
export const NestedPageProvider = NestedPageContext.Provider;

interface MainProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The page between header and footer: the target of the skip link, and of the focus after navigation. */
export function Main({ className, children }: MainProps) {
  if (use(NestedPageContext)) return <div className={className}>{children}</div>;
  return (
    <main className={classNames(styles.main, className)} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
