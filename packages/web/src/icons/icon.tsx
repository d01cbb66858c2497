import type { ReactElement } from 'react';

/** One glyph in the colour of the text around it. Without a label it is only decoration. */
export function Icon(props: {
  readonly glyph: string;
  readonly label?: string;
  readonly className?: string | undefined;
}): ReactElement {
  const { glyph, label, className = 'icon' } = props;
  if (label === undefined) {
    return (
      <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
        <path d={glyph} fill="currentColor" />
      </svg>
    );
  }
  return (
    <svg className={className} viewBox="0 0 512 512" role="img" aria-label={label}>
      <path d={glyph} fill="currentColor" />
    </svg>
  );
}
