import type { CollegeCard } from '@/core/research/colleges/college';
import { collegePath } from '@/core/research/colleges/college-structured-data';
import { Logo } from '@/views/kernel/common/logo';
import { collegeFactsOf } from './college-facts';

export function CollegeRow({ college }: { readonly college: CollegeCard }) {
  const { urlName, name, city, logo } = college;
  return (
    <li className="college">
      <Logo name={city ?? name} logo={logo} of="college" size={44} />
      <div className="min-w-0">
        <h2 className="college__name">
          <a href={collegePath(urlName)}>{name}</a>
        </h2>
        <p className="meta">{collegeFactsOf(college).join(' · ')}</p>
      </div>
    </li>
  );
}
