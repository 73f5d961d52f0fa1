/** The commonest passwords of ten characters and more, in small letters. Shorter ones are refused by their length. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `0123456789 0987654321 1029384756 1111111111 1122334455 11223344556 1212121212 123123123a 1231231231 123123123123
  1234567890 12345678900 12345678901 123456789012 1234567890a 1234567890q 123456789a 123456789aa 123456789abc
  123456789q 123456789z 12345qwert 123456qwerty 1234qwerasdf 123qweasdzxc 12qwaszx34 147258369a 1q2w3e4r5t 1q2w3e4r5t6y
  1qaz2wsx3edc 1qazxsw23edc 987654321a 9876543210 a123456789 a1b2c3d4e5 aa123456789 aaaaaaaaaa abc123456789 abcd123456
  abcdefghij abcdefghijk adgjmptwdgj admin12345 admin123456 administrator alexander1 asdf123456 asdfasdfasdf asdfghjkl1
  asdfghjkl123 asdfghjkl; asdfghjklqwertyuiop baseball12 baseball123 basketball basketball1 battleship battlestar
  birthday123 blink182blink broadside1 broadside123 butterfly1 butterfly12 california california1 changeme12 changeme123
  changeme1234 charlie123 chocolate1 chocolate12 christopher computer12 computer123 correcthorsebatterystaple
  dragon1234 dragonball dragonball1 elizabeth1 everything facebook12 facebook123 football12 football123 fuckyou123
  garfield12 godzilla12 google1234 hello12345 hello123456 helloworld helloworld1 iloveyou12 iloveyou123 iloveyou1234
  jennifer12 jordan2323 letmein123 letmein1234 liverpool1 liverpool12 liverpoolfc lovelovelove manchester manchester1
  masterchief master1234 metallica1 michael123 microsoft1 midnight12 millennium minecraft1 minecraft123 mississippi
  monkey1234 motherfucker mypassword mypassword1 naruto1234 newpassword nintendo64 p@ssw0rd12 p@ssw0rd123 p@ssword123
  pa55word123 pass123456 passw0rd12 passw0rd123 passwort123 password!1 password00 password01 password10 password11
  password12 password123 password1234 password12345 password123456 password1! password123! password2020 password2021
  password2022 password2023 password2024 password2025 password2026 password22 password99 passwordpassword pikachu123
  playstation playstation3 playstation4 pokemon123 princess12 princess123 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx1234 qazwsxedc1
  qazwsxedcrfv qqqqqqqqqq qwaszx1234 qweasdzxc1 qweasdzxc123 qwer123456 qwerasdfzxcv qwert12345 qwerty0987 qwerty1234
  qwerty12345 qwerty123456 qwerty1234567 qwerty2020 qwertyqwerty qwertyuiop qwertyuiop1 qwertyuiop12 qwertyuiop123
  qwertyuiop[] qwertyuiopasdfghjkl rainbow123 registration robert1234 rockyou123 samsung123 scorpion12 secret1234
  secretpassword shadow1234 skywalker1 slipknot12 snowboarding softball12 spiderman1 spiderman12 spongebob1 starcraft1
  starwars12 starwars123 startrek12 strawberry strawberry1 sunshine12 sunshine123 superman12 superman123 supernatural
  superstar1 test123456 test1234567 testtest12 testtesttest tottenham1 trustno1234 undertaker university vacation12
  victoria12 volleyball warcraft12 warhammer40k warhammer40000 welcome123 welcome1234 whatever12 whatever123 williams12
  winner1234 wrestling1 yankees123 yourpassword zaq12wsxcde3 zaq1zaq1zaq1 zxcvbnm123 zxcvbnm1234 zxcvbnmasdfghjkl
  zxcvbnm,./ zxcvbnmzxcvbnm zzzzzzzzzz`.split(/\s+/),
);
