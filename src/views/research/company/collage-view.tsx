import './company-parts.css';
import type { Collage } from '@/core/research/company/company-sections.rules';
import { COLLAGE_TEMPLATES } from '@/core/research/company/company-sections.rules';
import { kolamPath } from '@/views/kernel/ui/kolam-path';
import { tileClass } from '@/views/kernel/ui/tile-class';

/** Renders the layouts of CP-LIFE-TEMPLATES. Pictures without a slot are left out. */
export function CollageView({ collage: { template, images } }: { readonly collage: Collage }) {
  return (
    <div className={`collage collage--${template}`}>
      {images.slice(0, COLLAGE_TEMPLATES[template]).map(({ image, alt }) => (
        <Picture key={image} image={image} alt={alt} />
      ))}
    </div>
  );
}

function Picture({ image, alt }: Collage['images'][number]) {
  if (!image.startsWith('kolam:')) return <img src={image} alt={alt} loading="lazy" />;
  const seed = image.slice('kolam:'.length);
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox="0 0 40 40"
      preserveAspectRatio="xMidYMid slice"
      className={`ava ${tileClass(seed)}`}
    >
      <path d={kolamPath(seed)} />
    </svg>
  );
}
