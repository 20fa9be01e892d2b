import styles from './document-text.module.css';

/** A heading, and below it paragraphs, each with the points that follow it. */
export interface ShownSection {
  readonly heading: string;
  readonly blocks: readonly { readonly text: string; readonly points: readonly string[] }[];
}

interface DocumentTextProps {
  readonly sections: readonly ShownSection[];
  /** Of the headings: one below what stands above the text. */
  readonly level?: 2 | 3;
}

/** A document that members accept. Its parts are texts and become nothing else, whatever is written in them. */
export function DocumentText({ sections, level = 2 }: DocumentTextProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.text}>
      {sections.map(({ heading, blocks }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a published text never changes; one that is being written is drawn as a whole.
        <section key={place} className={styles.section}>
          <Heading>{heading}</Heading>
          {blocks.map(({ text, points }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Block key={at} text={text} points={points} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Block({ text, points }: ShownSection['blocks'][number]) {
  return (
    <>
      {text !== '' && <p>{text}</p>}
      {points.length > 0 && (
        <ul>
          {points.map((point, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <li key={at}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}
