const setOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** First names in lower case, without those that are also words, places or festivals. */
export const FIRST_NAMES = setOf(
  'aakash aarav aarti abhay abhijeet abhijit abhinav abhishek aditi aditya ajay ajit akanksha akash akhil akshay alok aman amar amit amitabh amol amrita',
  'anand anant anil anish anita anjali ankit ankita ankur anmol anshul anuj anupam anurag anusha aparna apoorva archana arif arjun arnab arun aruna arvind',
  'asha ashish ashok ashutosh ashwin ashwini asif atul avinash ayesha ayush balaji bhanu bharath bhaskar bhavana bhavesh bhavya chandan chandra charu chetan',
  'chirag chitra deepa deepak deepali deepika deepti devendra dhananjay dharmendra dheeraj dhruv dinesh divakar divya divyanshu farhan farida faisal ganesh',
  'gaurav gauri gautam geeta geetha girish gopal govind gurpreet hardik hari harish harpreet harsh harsha harshad hema hemant himanshu imran indu irfan ishaan',
  'ishita jagdish jai jatin jaya jayant jayesh jignesh jitendra juhi jyoti jyothi kabir kajal kalpana kamal kamala kamlesh kapil karan karthik kartik kaushik',
  'kavita kavitha ketan kiran kishore komal krishna kritika kuldeep kumar kunal lakshmi lalit lalita lata lokesh madhav madhavi madhu madhuri mahendra mahesh',
  'malini mallika manas mandeep mangesh manish manisha manjeet manju manjunath manoj mansi mayank mayur meena meenakshi meera megha milind mohammed mohan mohit',
  'monika mukesh mukul murali nagesh naina namrata nandini narayan naresh narendra natasha naveen navin neelam neeraj neeta neha nidhi nikhil nikita nilesh',
  'nirmala nisha nishant nitesh nithin nitin padma pallavi pankaj parag paresh parth payal piyush pooja poonam prabhakar prachi pradeep pradip prajakta prakash',
  'pramod pranav prasad prashant prashanth prateek pratibha pratik praveen pravin preeti prem prerna prithvi priya priyanka puja puneet purnima pushpa rachna',
  'radha radhika raghav raghu rahul raj raja rajat rajeev rajendra rajesh rajiv rajkumar raju rakesh ram rama raman ramesh rani ranjan ranjit rashmi ratan ravi',
  'ravindra reena rekha renu renuka reshma revathi rishabh rishi ritesh ritika ritu riya rohan rohit roshan roshni ruchi rupa rupali sachin sagar sahil sameer',
  'samir sandeep sandhya sandip sangeeta sanjana sanjay sanjeev santosh sapna sarika sarita satish satya saurabh savita seema shabana shailesh shakti shalini',
  'shankar sharad sharmila shashank shashi sheetal shilpa shiv shiva shivam shivani shraddha shreya shruti shubham shweta shyam siddharth siddhi simran smita',
  'smriti sneha sohail sonal sonali sonam sourav sridhar srikanth srinivas sriram subhash subramaniam sudha sudhir sujata suman sumit sunil sunita supriya suraj',
  'surendra suresh surya sushant sushil sushma swapnil swati syed tanmay tanuja tanvi tanya tarun tejas trisha tushar uday uma umesh urvashi usha utkarsh vaibhav',
  'vaishali vandana varsha varun vasant vasudha vedant venkat venkatesh vibha vidya vijay vijaya vikas vikram vikrant vimal vinay vinayak vineet vinod vipin vipul',
  'virendra vishal vishnu vivek wasim yash yashwant yogesh yogita zainab zeenat',
);

export const SURNAMES = setOf(
  'acharya agarwal aggarwal agnihotri ahmed ahuja ali ansari arora awasthi babu bajaj bajpai bakshi banerjee bansal basu bedi bhagat bharadwaj bhardwaj bhat',
  'bhatia bhatt bhattacharya bhosale biswas bora bose chakraborty chandra chatterjee chaturvedi chaudhary chauhan chavan chopra choudhary choudhury dalal das',
  'dasgupta datta deb desai deshmukh deshpande dey dhawan dhillon dixit dubey dutta dwivedi fernandes gandhi ganguly garg gawde ghosh gill goel gokhale gowda',
  'goyal grover gupta hegde hussain iyengar iyer jadhav jain jha joshi kadam kale kamath kapoor kapur kaur khan khanna khatri khurana kohli kulkarni kumar',
  'kumari lal luthra mahajan malhotra malik mathew mathur mehra mehrotra mehta menon mishra misra mitra modi mohanty mukherjee naidu naik nair nambiar nanda',
  'narang narayanan natarajan nayak nigam oberoi padhi pai pandey pandit pandya parekh parikh parmar patel pathak patil patnaik pawar pillai pinto prabhu prasad',
  'puri qureshi raghavan rai rajan raman ramanathan rana rane rao rastogi rathi rathore rawat reddy roy sahoo sahu saini saxena sen seth sethi shah shaikh',
  'sharma shekhawat shenoy shetty shinde shukla sinha singh sinha sodhi solanki soni sood srinivasan srivastava subramanian sultan suri swamy talwar tandon',
  'taneja thakkar thakur thomas tiwari tomar tripathi trivedi tyagi upadhyay vaidya varghese varma venkataraman verma vohra vyas wagh yadav',
);

export const DEVANAGARI_NAMES = setOf(
  'अजय अनिल अनीता अमित अरुण अरविंद अशोक आनंद आशा आशीष कमला करण कविता किरण कुणाल गणेश गीता गोपाल गौरव चंदन जितेंद्र ज्योति दिनेश दीपक दीपा देवेंद्र',
  'धर्मेंद्र नरेंद्र नरेश नवीन निखिल नितिन निशा नीरज नेहा पंकज पूजा प्रकाश प्रदीप प्रवीण प्रिया प्रीति बबीता भावना मनीष मनोज महेंद्र महेश मीना मीरा मुकेश',
  'मोहन मोहित योगेश रमेश रवि राकेश राजीव राजू राजेंद्र राजेश राधा राम राहुल रीता रेखा रोहित ललित विकास विक्रम विजय विनय विनोद विवेक विशाल वीरेंद्र',
  'शर्मा शालिनी शिव शिवानी श्याम श्वेता संजय संजीव संतोष संदीप सचिन सरिता सविता सीमा सुधीर सुनीता सुनील सुमन सुमित सुरेंद्र सुरेश स्नेहा स्वाति हरीश हेमंत',
  'अग्रवाल अंसारी कुमार कुलकर्णी खान गुप्ता चौधरी चौहान जैन जोशी झा ठाकुर तिवारी त्रिपाठी दुबे देशमुख देशपांडे नायर पटेल पांडे पाटिल पाटील प्रसाद भट्ट',
  'मिश्रा मेहता यादव राव रेड्डी वर्मा शिंदे शुक्ला श्रीवास्तव सक्सेना सिंह सिन्हा सैनी',
);
