import { useState } from 'react';
import { collegeLogoPath, companyLogoPath } from '@/core/kernel/formatting/logo-path';
import { classNames } from '../ui/class-names';
import { Monogram } from '../ui/monogram';

export interface LogoProps {
  readonly name: string;
  readonly logo: string | null;
  readonly of?: 'company' | 'college';
  readonly size?: number;
  readonly className?: string | undefined;
}

const PATHS = { company: companyLogoPath, college: collegeLogoPath };

/** Falls back to the monogram if there is no picture or it fails to load. Decorative: the name is next to it. */
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
