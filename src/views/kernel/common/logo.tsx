import { useState } from 'react';
import { collegeLogoPath, companyLogoPath } from '@/core/kernel/formatting/logo-path';
import { classNames } from '../ui/class-names';
import { Monogram } from '../ui/monogram';

export interface LogoProps {
  readonly name: string;
  /** The name of the picture; null for none. */
  readonly logo: string | null;
  readonly of?: 'company' | 'college';
  /** Edge in px. */
  readonly size?: number;
  readonly className?: string | undefined;
}

const PATHS = { company: companyLogoPath, college: collegeLogoPath };

/** The logo of a company or college; its monogram if there is none, or if it does not load. Decorative, the name is beside it. */
export function Logo({ name, logo, of = 'company', size = 36, className }: LogoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (logo === null || logo === failed) return <Monogram name={name} size={size} className={className} />;
  return (
    <img
      className={classNames('logo', className)}
      src={PATHS[of](logo)}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(logo)}
    />
  );
}
