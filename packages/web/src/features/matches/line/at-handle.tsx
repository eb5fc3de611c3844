import { type ReactNode, type SVGProps, useRef } from 'react';
import { type Moment, useMoveWithHandle } from '../../../state/clock/replayed-moment.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';

interface AtHandleProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** The share of the line at a moment. */
  shareAt: (moment: Moment | undefined) => number;
  /** The drawing, with its place on the line. */
  children: (x: string) => ReactNode;
}

/** A drawing as wide as the line, which moves with the handle. */
export function AtHandle({ shareAt, children, ...props }: AtHandleProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const share = useMoveWithHandle(drawing, shareAt);
  return (
    <svg ref={drawing} {...props} aria-hidden="true">
      {children(svgWidth(share))}
    </svg>
  );
}
