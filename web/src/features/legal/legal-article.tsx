import { Link } from '@tanstack/react-router';
import type { LegalBlock, LegalSection, LegalText } from '@bcs/contract/features/legal/text';
import '#styles/prose.css';

const anchorOf = (place: number, { id }: LegalSection) => ({ number: place + 1, id });

/** Dates, table of contents and numbered sections of a legal text, readable without any script. LEGAL-006, LEGAL-011 */
export const LegalArticle = ({ text: { dates, opening, contents, sections } }: { text: LegalText }) => (
  <>
    <dl className="mb-6 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {dates.map(({ label, text, day }) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-muted">{label}:</dt>
          <dd className="font-semibold">
            <time dateTime={day}>{text}</time>
          </dd>
        </div>
      ))}
    </dl>
    <div className="prose mb-6">
      {opening.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <nav aria-labelledby="contents" className="mb-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2 id="contents" className="mb-2 text-lg font-bold">
        {contents}
      </h2>
      <ol className="grid gap-x-6 sm:grid-cols-2">
        {sections.map((section, index) => {
          const { number, id } = anchorOf(index, section);
          return (
            <li key={id}>
              {/* replaced, so that the way back leads to the page before, not up this one (LEGAL-012) */}
              <Link
                to="."
                hash={id}
                replace
                className="block rounded-sm py-1.5 text-sm font-semibold text-brand underline-offset-3 hover:underline"
              >
                {number}. {section.heading}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
    {sections.map((section, index) => (
      <Section key={section.id} section={section} number={anchorOf(index, section).number} />
    ))}
  </>
);

const Section = ({ section: { id, heading, blocks }, number }: { section: LegalSection; number: number }) => (
  <section aria-labelledby={id} className="mb-6">
    <h2 id={id} className="mb-2 scroll-mt-20 text-xl font-bold wrap-anywhere">
      {number}. {heading}
    </h2>
    <div className="prose">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  </section>
);

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
