import type { CompanyTabScreen } from '@/core/research/company/company-tabs';
import { CompanyFoot } from './company-foot';
import type { CompanyFrameProps } from './company-frame';
import { CompanyFrame } from './company-frame';

export interface CompanyTabProps extends Omit<CompanyFrameProps, 'foot'> {
  readonly screen: Exclude<CompanyTabScreen, 'CompanyOverview'>;
}

export function CompanyTab(props: CompanyTabProps) {
  return <CompanyFrame {...props} foot={<CompanyFoot screen={props.screen} />} />;
}
