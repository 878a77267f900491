import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { salaryOffersContract } from './salary-offers.contract';

describeOnHarnesses('SalaryOffers', salaryOffersContract);
