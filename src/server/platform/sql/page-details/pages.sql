-- Titles and descriptions of the screens by address (schema/catalog/page-details.ts).
INSERT INTO catalog.pages (pattern, page_name, title, description) VALUES
  ('/', 'HomeScreen', '{brand}: reviews, salaries and straight talk about work in India',
   'What people at work in India say about notice periods, offers, pay and managers, under names that are not their own.'),
  ('/p/{postId}', 'Post', '{subject} | {brand}', 'Read what people at work in India answer, and say what you think.'),
  ('/list-of-companies', 'CompaniesList', 'Companies in India: ratings, salaries and open jobs · {brand}',
   'Companies by city, industry, size and rating, each with the number of reviews behind its rating.'),
  ('/compare', 'Compare', 'Compare companies · {brand}',
   'Up to four companies side by side: ratings with the number of reviews, salaries, jobs, size and place.'),
  ('/overview/{urlName}-overview', 'CompanyOverview', '{subject}: reviews, salaries, interviews and life at work · {brand}',
   'What people who work at {subject} say.'),
  ('/overview/{urlName}-overview/organisation', 'CompanyOrganisation', 'Associated companies of {subject} · {brand}',
   'Parents, subsidiaries and associates of {subject}, with their ratings.'),
  ('/overview/{urlName}-overview/locations', 'CompanyLocations', '{subject} offices: addresses and cities · {brand}',
   'Where {subject} has offices.'),
  ('/reviews/{urlName}-reviews', 'CompanyReviews', '{subject} reviews · {brand}', 'Reviews of {subject} by people who work there.'),
  ('/salaries/{urlName}-salaries', 'CompanySalaries', '{subject} salaries · {brand}', 'What {subject} pays, by role, city and experience.'),
  ('/interviews/{urlName}-interview-questions', 'CompanyInterviews', '{subject} interview questions · {brand}',
   'Interviews at {subject}: questions, difficulty and outcome.'),
  ('/jobs/{urlName}-jobs', 'CompanyJobs', 'Jobs at {subject} · {brand}', 'Openings at {subject}.'),
  ('/benefits/{urlName}-benefits', 'CompanyBenefits', '{subject} benefits · {brand}', 'Benefits at {subject}, and how many say so.'),
  ('/tenure/{urlName}-joining-and-leaving', 'CompanyTenure', 'Joining and leaving {subject} · {brand}',
   'Offers, notice, relieving letters and final settlements at {subject}, counted.'),
  ('/photos/{urlName}-photos', 'CompanyPhotos', '{subject} photos · {brand}', 'Photos of the offices of {subject}.'),
  ('/discussions/{urlName}-discussions', 'CompanyPosts', '{subject} discussions · {brand}', 'What people talk about at {subject}.')
ON CONFLICT (pattern) DO UPDATE SET
  page_name = excluded.page_name, title = excluded.title, description = excluded.description;
