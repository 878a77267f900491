import { useState } from 'react';
import { collegeLogoPath, companyLogoPath } from '@/core/kernel/formatting/logo-path';
import { Monogram } from '../ui/monogram';

export interface LogoProps {
  readonly name: string;
  readonly logo: string | null;
  readonly of?: 'company' | 'college';
  readonly size?: number;
}

const PATHS = { company: companyLogoPath, college: collegeLogoPath };

/** Falls back to the monogram if there is no picture or it fails to load. Decorative: the name is next to it. */
export function Logo({ name, logo, of = 'company', size = 36 }: LogoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (logo === null || logo === failed) return <Monogram name={name} size={size} />;
  return (
    <img
      className="logo"
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
