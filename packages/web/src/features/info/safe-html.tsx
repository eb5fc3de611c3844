import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../../state/navigation/link.tsx';
import { scrollable } from '../../ui/dom/scrollable.ts';
import { chapterId } from './info-contents.tsx';
import { isChapter, textOf } from './info-document.ts';
import type { SafeElement, SafeNode } from './safe-tree.ts';

/** Each chapter has an id, the target of its link in the contents. */
export function SafeHtml({ nodes }: { nodes: readonly SafeNode[] }) {
  const chapters = nodes.filter(isChapter);
  return nodes.map((node, at) => (
    <Node
      key={at}
      node={node}
      id={isChapter(node) ? chapterId(chapters.indexOf(node)) : undefined}
    />
  ));
}

function Node({ node, id }: { node: SafeNode; id?: string | undefined }) {
  if (typeof node === 'string') return <Fragment>{node}</Fragment>;
  const { tag, children, scope, span } = node;
  const inner = children.map((child, at) => <Node key={at} node={child} />);
  if (tag === 'a') return <Anchor node={node}>{inner}</Anchor>;
  if (tag === 'table') return <ScrollingTable name={columnsOf(node)}>{inner}</ScrollingTable>;
  const attributes = {
    ...(id && { id, tabIndex: -1 }),
    ...(scope && { scope }),
    ...(span && span.columns > 1 && { colSpan: span.columns }),
    ...(span && span.rows > 1 && { rowSpan: span.rows }),
  };
  return inner.length > 0 ? createElement(tag, attributes, inner) : createElement(tag, attributes);
}

/** The heads of a table's columns. */
function columnsOf({ children: [head] }: SafeElement): string | undefined {
  if (typeof head !== 'object' || head.tag !== 'thead') return undefined;
  const [row] = head.children;
  return typeof row === 'object'
    ? row.children
        .map((cell) => textOf([cell]).trim())
        .filter(Boolean)
        .join(', ')
    : undefined;
}

/** A table wider than the page scrolls in its own region, named after its columns. */
const ScrollingTable = ({ name, children }: { name: string | undefined; children: ReactNode }) => (
  <div {...(name && { role: 'region', 'aria-label': name })} {...scrollable}>
    <table>{children}</table>
  </div>
);

function Anchor({ node: { link }, children }: { node: SafeElement; children: ReactNode }) {
  if (!link) return children;
  if ('to' in link) {
    return (
      <Link className="prose-link" to={link.to}>
        {children}
      </Link>
    );
  }
  return (
    <a className="prose-link" href={link.href} rel="noopener noreferrer">
      {children}
    </a>
  );
}
